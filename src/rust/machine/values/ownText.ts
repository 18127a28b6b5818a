/** Shorter texts are copied by the host as they are. */
const SHORTEST_PART = 13

/**
 * The same text in memory of its own, for what outlives the frame: the host lets a part of a text keep the whole of it, and a
 * joined one all of its pieces.
 */
export const ownText = (text: string): string => (text.length < SHORTEST_PART ? text : ` ${text}`.slice(1))
