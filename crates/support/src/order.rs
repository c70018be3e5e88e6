//! Orders that change in the middle: doubly linked lists through the entities of a table.
//!
//! Blocks of a function and instructions of a block are entities of a [`PrimaryMap`], which never moves them. What comes
//! before and after one is a pair of [`Links`] in its own entry; an [`Order`] has only the two ends. Putting in and taking
//! out cost the same wherever they happen, and an entity can leave one order for another of the same table.
//!
//! An entity is in one order at a time. Whoever owns the table knows in which: it is not checked here.

use crate::entity::{Entity, OptionalEntity, PrimaryMap};

/// The neighbours of an entity.
#[derive(Clone, Copy, Debug)]
pub struct Links<E: Entity> {
    prev: OptionalEntity<E>,
    next: OptionalEntity<E>,
}

impl<E: Entity> Links<E> {
    /// Of an entity that stands alone.
    pub const NONE: Self = Links { prev: OptionalEntity::NONE, next: OptionalEntity::NONE };

    #[inline]
    pub fn prev(&self) -> Option<E> {
        self.prev.get()
    }

    #[inline]
    pub fn next(&self) -> Option<E> {
        self.next.get()
    }
}

impl<E: Entity> Default for Links<E> {
    fn default() -> Self {
        Links::NONE
    }
}

/// The entry of an entity that can be in an order.
pub trait Linked<E: Entity> {
    fn links(&self) -> &Links<E>;
    fn links_mut(&mut self) -> &mut Links<E>;
}

/// The ends of an order.
#[derive(Clone, Copy, Debug)]
pub struct Order<E: Entity> {
    first: OptionalEntity<E>,
    last: OptionalEntity<E>,
}

impl<E: Entity> Default for Order<E> {
    fn default() -> Self {
        Order { first: OptionalEntity::NONE, last: OptionalEntity::NONE }
    }
}

impl<E: Entity> Order<E> {
    #[inline]
    pub fn first(&self) -> Option<E> {
        self.first.get()
    }

    #[inline]
    pub fn last(&self) -> Option<E> {
        self.last.get()
    }

    /// From the first to the last.
    #[inline]
    pub fn iter<'t, N: Linked<E>>(
        &self,
        table: &'t PrimaryMap<E, N>,
    ) -> impl Iterator<Item = E> + use<'t, E, N> {
        std::iter::successors(self.first.get(), |&entity| table[entity].links().next.get())
    }

    /// From the last to the first.
    #[inline]
    pub fn iter_back<'t, N: Linked<E>>(
        &self,
        table: &'t PrimaryMap<E, N>,
    ) -> impl Iterator<Item = E> + use<'t, E, N> {
        std::iter::successors(self.last.get(), |&entity| table[entity].links().prev.get())
    }

    /// Puts an entity before another one, or at the end.
    #[inline]
    pub fn insert<N: Linked<E>>(&mut self, table: &mut PrimaryMap<E, N>, entity: E, before: Option<E>) {
        let prev = match before {
            Some(before) => table[before].links().prev,
            None => self.last,
        };
        self.join(table, prev, entity.into());
        self.join(table, entity.into(), before.into());
    }

    /// Adds an entry to the table, as a new entity at the end.
    #[inline]
    pub fn push<N: Linked<E>>(&mut self, table: &mut PrimaryMap<E, N>, mut entry: N) -> E {
        *entry.links_mut() = Links { prev: self.last, next: OptionalEntity::NONE };
        let entity = table.push(entry);
        match self.last.get() {
            Some(last) => table[last].links_mut().next = entity.into(),
            None => self.first = entity.into(),
        }
        self.last = entity.into();
        entity
    }

    /// Puts an entity right after another one.
    #[inline]
    pub fn insert_after<N: Linked<E>>(&mut self, table: &mut PrimaryMap<E, N>, entity: E, after: E) {
        let next = table[after].links().next.get();
        self.insert(table, entity, next);
    }

    /// Takes an entity out; it stands alone then.
    #[inline]
    pub fn remove<N: Linked<E>>(&mut self, table: &mut PrimaryMap<E, N>, entity: E) {
        let Links { prev, next } = std::mem::take(table[entity].links_mut());
        self.join(table, prev, next);
    }

    /// Makes these the order, in place of whatever was in it. Each may be named once.
    pub fn set<N: Linked<E>>(&mut self, table: &mut PrimaryMap<E, N>, order: &[E]) {
        let mut prev = OptionalEntity::NONE;
        for &entity in order {
            self.join(table, prev, entity.into());
            prev = entity.into();
        }
        self.join(table, prev, OptionalEntity::NONE);
    }

    /// Makes two neighbours; none is the end of the order on that side.
    #[inline]
    fn join<N: Linked<E>>(
        &mut self,
        table: &mut PrimaryMap<E, N>,
        left: OptionalEntity<E>,
        right: OptionalEntity<E>,
    ) {
        match left.get() {
            Some(left) => table[left].links_mut().next = right,
            None => self.first = right,
        }
        match right.get() {
            Some(right) => table[right].links_mut().prev = left,
            None => self.last = left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::entity! {
        struct Node = "node";
    }

    impl Linked<Node> for Links<Node> {
        fn links(&self) -> &Links<Node> {
            self
        }
        fn links_mut(&mut self) -> &mut Links<Node> {
            self
        }
    }

    struct List {
        table: PrimaryMap<Node, Links<Node>>,
        order: Order<Node>,
    }

    impl List {
        fn of(count: usize) -> (List, Vec<Node>) {
            let mut table = PrimaryMap::new();
            let nodes = (0..count).map(|_| table.push(Links::NONE)).collect();
            (List { table, order: Order::default() }, nodes)
        }

        /// The order, after a look at whether both directions and the ends agree.
        fn read(&self) -> Vec<Node> {
            let forth: Vec<Node> = self.order.iter(&self.table).collect();
            let mut back: Vec<Node> = self.order.iter_back(&self.table).collect();
            back.reverse();
            assert_eq!(forth, back);
            assert_eq!(
                (self.order.first(), self.order.last()),
                (forth.first().copied(), forth.last().copied())
            );
            forth
        }
    }

    #[test]
    fn new_entities_come_last() {
        let (mut list, n) = List::of(1);
        let List { table, order } = &mut list;
        let first = order.push(table, Links::NONE);
        order.insert(table, n[0], None);
        let last = order.push(table, Links::NONE);
        assert_eq!(list.read(), [first, n[0], last]);
    }

    #[test]
    fn entities_go_in_and_out_anywhere() {
        let (mut list, n) = List::of(4);
        let List { table, order } = &mut list;
        order.insert(table, n[1], None);
        order.insert(table, n[3], None);
        order.insert(table, n[0], Some(n[1]));
        order.insert_after(table, n[2], n[1]);
        assert_eq!(list.read(), n);

        for (gone, left) in
            [(n[2], vec![n[0], n[1], n[3]]), (n[0], vec![n[1], n[3]]), (n[3], vec![n[1]]), (n[1], vec![])]
        {
            list.order.remove(&mut list.table, gone);
            assert_eq!(list.read(), left);
            assert_eq!((list.table[gone].prev(), list.table[gone].next()), (None, None));
        }
    }

    #[test]
    fn after_the_last_is_the_end() {
        let (mut list, n) = List::of(2);
        list.order.insert(&mut list.table, n[0], None);
        list.order.insert_after(&mut list.table, n[1], n[0]);
        assert_eq!(list.read(), n);
    }

    #[test]
    fn an_order_is_set_at_once() {
        let (mut list, n) = List::of(3);
        list.order.set(&mut list.table, &n);
        assert_eq!(list.read(), n);
        list.order.set(&mut list.table, &[n[2], n[0]]);
        assert_eq!(list.read(), [n[2], n[0]]);
        list.order.set(&mut list.table, &[]);
        assert_eq!(list.read(), []);
    }
}
