import './src/styles/global'

export {
  /** Guards page loads and corrects addresses before Gatsby starts: src/entry/browser.ts. */
  onClientEntry,
  /** Hydrates in slices, once the styles of the site are loaded: src/entry/browser.ts. */
  replaceHydrateFunction,
  /** Takes over the scroll position once the page is live: src/app/scrollMemory.ts. */
  onInitialClientRender,
  /** Puts the frame around each page; it stays mounted: src/layouts/wrapPageElement.tsx. */
  wrapPageElement,
  /** Stores the scroll position before a change of page: src/app/routeUpdates.ts. */
  onPreRouteUpdate,
  /** Restores the scroll position after a change of page: src/app/routeUpdates.ts. */
  onRouteUpdate,
  /** Turns Gatsby's own scrolling off: src/app/routeUpdates.ts. */
  shouldUpdateScroll,
} from './src/entry/browser'
