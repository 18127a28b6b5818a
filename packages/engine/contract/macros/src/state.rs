//! `init!`: a state struct whose fields may define their types in place.

use proc_macro::{Delimiter, Group, Ident, Spacing, Span, TokenStream, TokenTree};
use std::iter::Peekable;

const DERIVES: &str = "#[derive(BorshSerialize, BorshDeserialize, PartialEq, Debug, Clone)]";

type Tokens = Peekable<proc_macro::token_stream::IntoIter>;

/// Expands `struct Name { … } = initial value` to the types, and to `default`, `load` and `save` of the state.
pub fn expand(input: TokenStream) -> Result<TokenStream, String> {
    let mut tokens = input.into_iter().peekable();
    if !matches!(tokens.peek(), Some(TokenTree::Ident(word)) if word.to_string() == "struct") {
        return Err("init! takes `struct Name { … } = initial value`".into());
    }
    let mut types = TokenStream::new();
    let name = lift_definition(&mut tokens, &mut types)?;
    match tokens.next() {
        Some(TokenTree::Punct(mark)) if mark.as_char() == '=' && mark.spacing() == Spacing::Alone => {}
        _ => return Err("init! needs `= initial value` after the struct".into()),
    }
    let initial: TokenStream = tokens.collect();
    if initial.is_empty() {
        return Err("init! needs an initial value after `=`".into());
    }
    let mut output = parsed("#[allow(unused_imports)] use ::turbo::prelude::*;");
    output.extend(types);
    output.extend(parsed("#[allow(dead_code)] impl"));
    output.extend([TokenTree::Ident(name)]);
    let mut methods = parsed("#[allow(clippy::should_implement_trait)] pub fn default() -> Self");
    methods.extend([TokenTree::Group(Group::new(Delimiter::Brace, initial))]);
    methods.extend(parsed(
        "pub fn load() -> Self { ::turbo::expansion::loaded().unwrap_or_else(Self::default) }
        pub fn save(self) -> bool { ::turbo::expansion::save(self) }",
    ));
    output.extend([TokenTree::Group(Group::new(Delimiter::Brace, methods))]);
    Ok(output)
}

/// Parses a `struct` or `enum` from its keyword to its body, adds it to `types` and returns its name.
fn lift_definition(tokens: &mut Tokens, types: &mut TokenStream) -> Result<Ident, String> {
    let keyword = tokens.next().ok_or("expected struct or enum")?;
    let name = match tokens.next() {
        Some(TokenTree::Ident(name)) => name,
        _ => return Err(format!("a {keyword} inside init! needs a name")),
    };
    let is_struct = keyword.to_string() == "struct";
    let mut definition = parsed("#[allow(dead_code)]");
    definition.extend(parsed(DERIVES));
    definition.extend([keyword, TokenTree::Ident(name.clone())]);
    loop {
        match tokens.next() {
            Some(TokenTree::Group(body)) => {
                definition.extend([without_definitions(&body, types)?]);
                if is_struct && body.delimiter() == Delimiter::Parenthesis {
                    definition.extend(parsed(";"));
                }
                break;
            }
            Some(token) => definition.extend([token]),
            None => return Err(format!("`{name}` has no body")),
        }
    }
    types.extend(definition);
    Ok(name)
}

/// The group with each definition in it replaced by the name of the defined type.
fn without_definitions(group: &Group, types: &mut TokenStream) -> Result<TokenTree, String> {
    let mut tokens = group.stream().into_iter().peekable();
    let mut output = TokenStream::new();
    while let Some(next) = tokens.peek().cloned() {
        match next {
            TokenTree::Ident(word) if ["struct", "enum"].contains(&word.to_string().as_str()) => {
                let name = lift_definition(&mut tokens, types)?;
                output.extend([TokenTree::Ident(name)]);
            }
            TokenTree::Group(inner) => {
                tokens.next();
                output.extend([without_definitions(&inner, types)?]);
            }
            other => {
                tokens.next();
                output.extend([other]);
            }
        }
    }
    let mut replaced = Group::new(group.delimiter(), output);
    replaced.set_span(group.span());
    Ok(TokenTree::Group(replaced))
}

/// Tokens of this macro that resolve where it is called, because its imports and derives belong to the caller's module.
fn parsed(source: &str) -> TokenStream {
    let tokens: TokenStream = source.parse().expect("valid Rust");
    tokens.into_iter().map(at_call_site).collect()
}

fn at_call_site(token: TokenTree) -> TokenTree {
    let mut token = token;
    if let TokenTree::Group(group) = &token {
        let inner = group.stream().into_iter().map(at_call_site).collect();
        token = TokenTree::Group(Group::new(group.delimiter(), inner));
    }
    token.set_span(Span::call_site());
    token
}
