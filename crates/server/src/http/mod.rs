//! The routes.
