//! How a table of options becomes a type with one method per option.

/// Declares a type per drawing macro. An option that is not in its table is a method that does not exist, and an
/// option or default of the wrong type is an argument of the wrong type: all stop the compiler.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($option:ident: $type:ty $(= $default:expr)?,)* })*) => {
        $(
            $(#[$doc])*
            #[allow(non_camel_case_types)]
            pub struct $name;

            #[allow(unused_variables)]
            impl $name {
                $(
                    pub fn $option(self, value: $type) -> Self {
                        self
                    }
                )*

                pub fn draw(self) {}
            }

            impl Default for $name {
                fn default() -> Self {
                    $name $($(.$option($default))?)*
                }
            }
        )*
    };
}

pub(crate) use options;

pub fn log_line(_line: String) {}
