//! What a compilation leaves to those after it: memory, and what selection has learned. Code in memory is often compiled a
//! function at a time, and small functions take less time than the lists that they would need.

use isel::SelectionContext;
use isel::fast::Pools;
use regalloc::fast;
use std::sync::{Arc, Mutex, PoisonError};

/// Workspaces that wait for the next compilation; more than would ever be at work at once are freed.
const MAX_IDLE: usize = 16;

/// For compilations with the same options for the same target and layout of data, one after the other or at once.
#[derive(Clone, Debug, Default)]
pub struct Workspaces {
    pools: Pools,
    idle: Arc<Mutex<Vec<Workspace>>>,
}

/// What belongs to a thread while it compiles functions of one module.
#[derive(Debug, Default)]
pub(crate) struct Workspace {
    pub selection: SelectionContext,
    pub allocation: fast::Scratch,
}

impl Workspaces {
    /// For another module; those of one module are compiled with the same.
    #[must_use]
    pub fn for_another_module(&self) -> Workspaces {
        Workspaces { pools: self.pools.for_another_module(), idle: Arc::clone(&self.idle) }
    }

    /// A workspace that knows nothing of any module.
    pub(crate) fn take(&self) -> Workspace {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut workspace = idle.unwrap_or_default();
        workspace.selection.begin_module(&self.pools);
        workspace
    }

    /// Keeps a workspace, which small functions have left small.
    pub(crate) fn give_back(&self, workspace: Workspace) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < MAX_IDLE {
            idle.push(workspace);
        }
    }
}
