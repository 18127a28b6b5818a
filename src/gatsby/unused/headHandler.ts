/** Stands for Gatsby's handling of `Head` exports, of which this site has none: its head tags come from the page frame. */
export const headHandlerForBrowser = () => undefined
