import './src/styles/global'

export {
  /** Guards page loads and corrects addresses before Gatsby starts: src/entry/browser.ts. */
  onClientEntry,
  /** Hydrates in slices, once the site's styles are loaded: src/entry/browser.ts. */
  replaceHydrateFunction,
  /** Takes over scroll restoration after hydration: src/app/scrollMemory.ts. */
  onInitialClientRender,
  /** Wraps each page in the frame, which stays mounted: src/layouts/wrapPageElement.tsx. */
  wrapPageElement,
  /** Stores the scroll position before navigation: src/app/routeUpdates.ts. */
  onPreRouteUpdate,
  /** Restores the scroll position after navigation: src/app/routeUpdates.ts. */
  onRouteUpdate,
  /** Turns Gatsby's scrolling off: src/app/routeUpdates.ts. */
  shouldUpdateScroll,
} from './src/entry/browser'
