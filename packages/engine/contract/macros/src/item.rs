//! A struct or enum definition, parsed only as far as needed for its name, type parameters and field types.

use proc_macro::{Delimiter, TokenStream, TokenTree};

pub struct Item {
    name: String,
    type_params: Vec<String>,
    field_types: Vec<TokenStream>,
}

impl Item {
    pub fn parse(input: TokenStream) -> Result<Self, String> {
        let mut tokens = input.into_iter().peekable();
        let kind = loop {
            match tokens.next() {
                Some(TokenTree::Ident(word)) if ["struct", "enum"].contains(&word.to_string().as_str()) => {
                    break word.to_string()
                }
                Some(_) => {}
                None => return Err("expected a struct or an enum".into()),
            }
        };
        let name = tokens.next().map(|token| token.to_string()).ok_or("expected a name")?;
        let mut type_params = Vec::new();
        let mut depth = 0;
        let mut at_param = false;
        let mut field_types = Vec::new();
        for token in tokens {
            match &token {
                TokenTree::Punct(mark) if mark.as_char() == '<' => {
                    depth += 1;
                    at_param = depth == 1;
                }
                TokenTree::Punct(mark) if mark.as_char() == '>' => depth -= 1,
                TokenTree::Punct(mark) if mark.as_char() == ',' => at_param = depth == 1,
                TokenTree::Ident(word) if at_param => {
                    type_params.push(word.to_string());
                    at_param = false;
                }
                TokenTree::Group(group) if depth == 0 => {
                    let body = group.stream();
                    field_types = match kind.as_str() {
                        "enum" => variant_field_types(body),
                        _ => field_types_of(group.delimiter(), body),
                    };
                    break;
                }
                _ => {}
            }
        }
        Ok(Self {
            name,
            type_params,
            field_types,
        })
    }

    /// An impl of a Borsh trait that applies only if every field implements it.
    pub fn stored_as(&self, borsh_trait: &str) -> TokenStream {
        let path = format!("::turbo::expansion::{borsh_trait}");
        let params = self.type_params.join(", ");
        let bounded: String = self
            .type_params
            .iter()
            .map(|param| format!("{param}: {path}, "))
            .collect();
        let checks: String = self
            .field_types
            .iter()
            .map(|field| format!("stored::<{field}>();"))
            .collect();
        format!(
            "impl<{bounded}> {path} for {name}<{params}> {{}}
            const _: () = {{
                fn stored<T: {path}>() {{}}
                #[allow(dead_code)]
                fn every_field<{bounded}>() {{ {checks} }}
            }};",
            name = self.name,
        )
        .parse()
        .expect("an implementation")
    }
}

fn variant_field_types(body: TokenStream) -> Vec<TokenStream> {
    body.into_iter()
        .filter_map(|token| match token {
            TokenTree::Group(group) if group.delimiter() != Delimiter::Bracket => Some(group),
            _ => None,
        })
        .flat_map(|group| field_types_of(group.delimiter(), group.stream()))
        .collect()
}

fn field_types_of(delimiter: Delimiter, body: TokenStream) -> Vec<TokenStream> {
    split_at_commas(body)
        .into_iter()
        .map(|field| match delimiter {
            Delimiter::Brace => after_colon(field),
            _ => without_visibility(field),
        })
        .filter(|field| !field.is_empty())
        .map(|field| field.into_iter().collect())
        .collect()
}

fn split_at_commas(body: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut parts = vec![Vec::new()];
    let mut depth = 0;
    for token in body {
        if let TokenTree::Punct(mark) = &token {
            match mark.as_char() {
                '<' => depth += 1,
                '>' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(Vec::new());
                    continue;
                }
                _ => {}
            }
        }
        parts.last_mut().expect("one part at least").push(token);
    }
    parts
}

fn after_colon(field: Vec<TokenTree>) -> Vec<TokenTree> {
    let is_colon = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    field.into_iter().skip_while(|token| !is_colon(token)).skip(1).collect()
}

fn without_visibility(field: Vec<TokenTree>) -> Vec<TokenTree> {
    let is_pub = matches!(field.first(), Some(TokenTree::Ident(word)) if word.to_string() == "pub");
    field.into_iter().skip(usize::from(is_pub)).collect()
}
