int data[2] = {21, 5};
