//! Numbers of attribute groups and lists.
//!
//! A *group* of the format is a set at one position; a *list* names groups. Number 0 is the empty list.

use super::NONE;
use super::types::TypeIds;
use crate::codes::paramattr;
use ir::attributes::{Attribute, AttributeList, AttributeSet, AttributeTable};
use support::entity::Entity;
use support::hash::FxHashMap;

pub struct AttributeIds<'a> {
    table: &'a AttributeTable,
    /// By list: its number, counted from 1.
    list_ids: Vec<u32>,
    /// Lists that consist of one set of a variable.
    variable_ids: FxHashMap<AttributeSet, u32>,
    group_ids: FxHashMap<(u64, AttributeSet), u32>,
    /// Groups in order, each with its position.
    pub groups: Vec<(u64, AttributeSet)>,
    /// The groups of each list, by number.
    pub lists: Vec<Box<[u64]>>,
}

impl<'a> AttributeIds<'a> {
    pub fn new(table: &'a AttributeTable) -> AttributeIds<'a> {
        AttributeIds {
            table,
            list_ids: vec![NONE; table.lists().count()],
            variable_ids: FxHashMap::default(),
            group_ids: FxHashMap::default(),
            groups: Vec::new(),
            lists: Vec::new(),
        }
    }

    /// The number of a list that was added; 0 for the empty one.
    #[inline]
    pub fn list_id(&self, list: AttributeList) -> u64 {
        if list == AttributeList::EMPTY { 0 } else { self.list_ids[list.index()].into() }
    }

    /// The number of the list for the attributes of a variable.
    pub fn variable_id(&self, set: Option<AttributeSet>) -> u64 {
        set.and_then(|s| self.variable_ids.get(&s)).map_or(0, |&id| id.into())
    }

    #[inline]
    pub fn add_list(&mut self, types: &mut TypeIds<'_>, list: AttributeList) {
        if list != AttributeList::EMPTY && self.list_ids[list.index()] == NONE {
            self.add_new_list(types, list);
        }
    }

    fn add_new_list(&mut self, types: &mut TypeIds<'_>, list: AttributeList) {
        let data = self.table.get_list(list);
        let function = data.function.map(|set| (paramattr::FUNCTION_INDEX, set));
        let ret = data.ret.map(|set| (paramattr::RETURN_INDEX, set));
        let params = data.params.iter().zip(paramattr::FIRST_PARAM..);
        let params = params.filter_map(|(set, index)| set.map(|set| (index, set)));
        let positions = function.into_iter().chain(ret).chain(params);
        let groups = positions.map(|(index, set)| self.add_group(types, index, set)).collect();
        self.lists.push(groups);
        self.list_ids[list.index()] = self.lists.len() as u32;
    }

    pub fn add_variable_set(&mut self, types: &mut TypeIds<'_>, set: AttributeSet) {
        if set == AttributeSet::EMPTY || self.variable_ids.contains_key(&set) {
            return;
        }
        let group = self.add_group(types, paramattr::FUNCTION_INDEX, set);
        self.lists.push([group].into());
        self.variable_ids.insert(set, self.lists.len() as u32);
    }

    fn add_group(&mut self, types: &mut TypeIds<'_>, index: u64, set: AttributeSet) -> u64 {
        if let Some(&id) = self.group_ids.get(&(index, set)) {
            return id.into();
        }
        for attribute in self.table.get_set(set) {
            if let Attribute::Type(_, Some(ty)) = attribute {
                types.add(*ty);
            }
        }
        self.groups.push((index, set));
        let id = self.groups.len() as u32;
        self.group_ids.insert((index, set), id);
        id.into()
    }
}
