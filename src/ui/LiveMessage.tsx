/** A visually hidden polite live region. */
export function LiveMessage({ children }: { children: string }) {
  return (
    <span role="status" className="visuallyHidden">
      {children}
    </span>
  )
}
