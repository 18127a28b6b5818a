/** A program that was written down asks what nobody asked when it was: whoever runs it compiles its text. */
export class NotWritten extends Error {}
