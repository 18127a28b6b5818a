import type { ToldFault } from './toldFaults'

/** A fault in words, with its line. */
export function FaultWords({ fault: { where, what, help } }: { fault: ToldFault }) {
  return (
    <>
      <strong>{where}:</strong> <Words>{what}</Words>
      {help && (
        <>
          {' – '}
          <Words>{help}</Words>
        </>
      )}
    </>
  )
}

/** Text with what stands between backticks as code. */
function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
