/** A value that an author may give a component: text, a number, a truth, or lists and objects of them. */
export type BodyValue = string | number | boolean | null | readonly BodyValue[] | { readonly [key: string]: BodyValue }

/** Attributes of an element, or props of a component, by the names that React knows. */
export type BodyProps = { readonly [name: string]: BodyValue }

/**
 * A piece of a page's body: text, or an element with its name, its props and its inside. The inside is finished HTML where
 * it is a string, further pieces where it is a list. A name that begins with a capital is a component of `src/mdx`, which
 * gets its finished HTML as `html`.
 */
export type BodyNode = string | readonly [name: string, props: BodyProps, inside?: string | readonly BodyNode[]]

/** What stands between the tags of a page, in order. */
export type Body = readonly BodyNode[]
