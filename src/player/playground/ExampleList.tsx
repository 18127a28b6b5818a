import { useEffect, useState } from 'react'
import { fetchPublished } from '../../dom/fetchPublished'
import { withBasePath } from '../../lib/address/paths'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import type { ExamplePage } from '../../lib/symbols/engineExample'
import type { NewProject } from '../project/projectList'
import * as styles from './ExampleList.module.css'

const loadExamples = memoizedLoad(
  async () => (await (await fetchPublished('examples', __BASE_PATH__)).json()) as ExamplePage[],
)

type ExampleListProps = { id: string; onChoose: (example: NewProject) => void }

export function ExampleList({ id, onChoose }: ExampleListProps) {
  const [pages, setPages] = useState<ExamplePage[]>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    loadExamples().then(setPages, () => setLost(true))
  }, [])
  return (
    <section id={id} aria-label="Examples from the docs" className={styles.list}>
      {!pages && (
        <p role="status">{isLost ? 'Couldn’t load the examples. Close the list and open it again.' : 'Loading …'}</p>
      )}
      {pages?.map(({ title, examples }) => (
        <details key={title} className={styles.page}>
          <summary>
            {title} <span className={styles.count}>{examples.length}</span>
          </summary>
          <ul>
            {examples.map(({ title: heading, description, program, picture }, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.example}
                  onClick={() => onChoose({ name: title, text: program })}
                >
                  {picture && (
                    <img src={withBasePath(picture, __BASE_PATH__)} width={128} height={72} loading="lazy" alt="" />
                  )}
                  <span>
                    {heading}
                    {description && <span className="visuallyHidden">: {description}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
