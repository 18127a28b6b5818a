/** Says something politely to a screen reader when it changes; nothing is seen. */
export function LiveMessage({ children }: { children: string }) {
  return (
    <span role="status" className="visuallyHidden">
      {children}
    </span>
  )
}
