/** Marks a part of the overlay: `page`, `backdrop`, `code` or `picture`. */
export const OVERLAY_ATTRIBUTE = 'data-overlay'
