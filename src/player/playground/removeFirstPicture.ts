export const FIRST_PICTURE_CLASS = 'first-picture'

/** A module of its own, because the workbench needs no more of the early picture. */
export function removeFirstPicture() {
  document.querySelector(`.${FIRST_PICTURE_CLASS}`)?.remove()
}
