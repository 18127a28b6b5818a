import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { afterPaint } from '../../../dom/schedule'
import { useEvent } from '../../../dom/useEvent'
import type { SearchAnswer } from '../../../lib/search/searchDocument'
import { markPatternOf } from './Marked'
import { Result } from './Result'
import { kindId, LIST_ID, rowId, rowKey, rowOf } from './resultRow'
import * as styles from './SearchDialog.module.css'

/** Rows visible at once on most screens. */
const FIRST_ROWS = 6

type ResultListProps = {
  answer: SearchAnswer
  selected: number
  onSelect: (index: number) => void
  showsExcerpts: boolean
  /** Called when a result is followed, here or in another tab. */
  onFollow: (event: MouseEvent) => void
}

export function ResultList({ answer, selected, onSelect, showsExcerpts, onFollow }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null)
  const pointerPlace = useRef('')
  const { results, terms } = answer
  const marks = useMemo(() => markPatternOf(terms), [terms])
  // The rest renders after the visible rows are painted
  const [painted, setPainted] = useState<SearchAnswer>()
  const drawn = painted === answer ? results : results.slice(0, FIRST_ROWS)

  useEffect(() => afterPaint(() => startTransition(() => setPainted(answer))), [answer])

  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [answer])

  const select = useEvent(onSelect)
  const follow = useEvent(onFollow)
  // A list that moves under a resting pointer must not change the selection
  const movePointer = ({ clientX, clientY, target }: PointerEvent) => {
    const place = `${clientX},${clientY}`
    if (place === pointerPlace.current) return
    pointerPlace.current = place
    const index = results.findIndex((result) => rowOf(result)?.contains(target as Node))
    if (index >= 0) onSelect(index)
  }

  const kinds = [...new Set(results.map(({ kind }) => kind))]

  return (
    <>
      <div
        ref={list}
        id={LIST_ID}
        role="listbox"
        aria-label="Results"
        className={styles.results}
        data-scroller
        onPointerMove={movePointer}
      >
        {drawn.map((result, index) => (
          <Result
            key={rowKey(result)}
            id={rowId(result)}
            result={result}
            marks={marks}
            isSelected={index === selected}
            showsExcerpt={showsExcerpts}
            index={index}
            onSelect={select}
            onFollow={follow}
          />
        ))}
      </div>
      <div hidden>
        {kinds.map((kind) => (
          <span key={kind} id={kindId(kind)}>
            {kind}
          </span>
        ))}
      </div>
    </>
  )
}
