import { Note } from '../../ui/Note'

/** Says of a page that could not become live what can be done with it all the same. */
export function IncompleteNote() {
  return (
    <Note role="status" action="Reload" onAction={() => window.location.reload()}>
      Some of this page could not be loaded. You can read it, but search and menus do not work.
    </Note>
  )
}
