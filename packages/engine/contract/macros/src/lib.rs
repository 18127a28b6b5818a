//! The procedural macros of the contract crate, without dependencies.

mod item;
mod state;

use item::Item;
use proc_macro::TokenStream;

/// Declares the game state: nested types become items, and all types get the five derives.
#[proc_macro]
pub fn init(input: TokenStream) -> TokenStream {
    state::expand(input).unwrap_or_else(compile_error)
}

#[proc_macro_derive(BorshSerialize)]
pub fn borsh_serialize(input: TokenStream) -> TokenStream {
    Item::parse(input).map_or_else(compile_error, |item| item.stored_as("BorshSerialize"))
}

#[proc_macro_derive(BorshDeserialize)]
pub fn borsh_deserialize(input: TokenStream) -> TokenStream {
    Item::parse(input).map_or_else(compile_error, |item| item.stored_as("BorshDeserialize"))
}

fn compile_error(message: String) -> TokenStream {
    format!("::std::compile_error!({message:?});")
        .parse()
        .expect("a macro call")
}
