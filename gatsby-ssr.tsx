export {
  /** Renders a page in one piece with its head tags: src/entry/server.tsx. */
  replaceRenderer,
  /** Adds what must be known before the first paint, and the data of the page: src/entry/server.tsx. */
  onRenderBody,
  /** Defers Gatsby's scripts, inlines the styles and writes the content policy: src/entry/server.tsx. */
  onPreRenderHTML,
  /** Puts the frame around each page, as in the browser: src/layouts/wrapPageElement.tsx. */
  wrapPageElement,
} from './src/entry/server'
