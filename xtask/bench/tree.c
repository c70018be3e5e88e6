// Binary trees made, balanced and walked: pointers, branches, an allocator of our own.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct node {
  struct node *left, *right;
  uint32_t key;
  int32_t level;
};

static struct node pool[50000];
static size_t used;

// Balanced by levels: skew and split after each insertion.
static struct node *skew(struct node *n) {
  if (n->left && n->left->level == n->level) {
    struct node *l = n->left;
    n->left = l->right;
    l->right = n;
    return l;
  }
  return n;
}

static struct node *split(struct node *n) {
  if (n->right && n->right->right && n->right->right->level == n->level) {
    struct node *r = n->right;
    n->right = r->left;
    r->left = n;
    r->level++;
    return r;
  }
  return n;
}

static struct node *insert(struct node *n, uint32_t key) {
  if (!n) {
    n = &pool[used++];
    n->left = n->right = NULL;
    n->key = key;
    n->level = 1;
    return n;
  }
  if (key < n->key)
    n->left = insert(n->left, key);
  else if (key > n->key)
    n->right = insert(n->right, key);
  return split(skew(n));
}

static uint64_t sum(const struct node *n, int depth) {
  return n ? n->key * (uint64_t)depth + sum(n->left, depth + 1) + sum(n->right, depth + 1) : 0;
}

int main(void) {
  uint64_t total = 0;
  for (int turn = 0; turn < 4; turn++) {
    struct node *root = NULL;
    uint32_t seed = 99 + (uint32_t)turn;
    used = 0;
    for (int i = 0; i < 40000; i++)
      root = insert(root, (seed = seed * 1664525 + 1013904223) >> 12);
    for (int i = 0; i < 100000; i++) {
      uint32_t key = (seed = seed * 1664525 + 1013904223) >> 12;
      const struct node *n = root;
      while (n && n->key != key)
        n = key < n->key ? n->left : n->right;
      total += n != NULL;
    }
    total += sum(root, 1);
  }
  printf("%llu\n", (unsigned long long)total);
  return 0;
}
