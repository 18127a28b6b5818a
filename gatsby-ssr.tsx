export {
  /** Renders a page in one piece with its head tags: src/entry/server.tsx. */
  replaceRenderer,
  /** Adds the page's data and what is needed before the first paint: src/entry/server.tsx. */
  onRenderBody,
  /** Defers Gatsby's scripts, inlines the styles and writes the content policy: src/entry/server.tsx. */
  onPreRenderHTML,
  /** Wraps each page in the frame, as in the browser: src/layouts/wrapPageElement.tsx. */
  wrapPageElement,
} from './src/entry/server'
