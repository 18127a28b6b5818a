import type { PopupOption } from '../../lib/symbols/symbolPopup'
import { PopupText } from './PopupText'
import * as styles from './SymbolPopup.module.css'

/** The options of a symbol, with their types and defaults. */
export function PopupOptions({ options }: { options: readonly PopupOption[] }) {
  if (options.length === 0) return null
  return (
    <table className={styles.options}>
      <tbody>
        {options.map(({ name, type, default: byDefault, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>{byDefault === 'required' ? 'required' : <code>{byDefault}</code>}</td>
            <td>
              <PopupText text={description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
