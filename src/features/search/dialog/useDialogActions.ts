import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { opensElsewhere } from '../../../dom/keys'
import { boxAction, isResetKey } from './dialogKeys'
import { prepare } from './searchClient'
import { useAddressQuery } from './useAddressQuery'
import { queryOf } from './useQuery'
import { useRecentSearches } from './useRecentSearches'
import type { useSearch } from './useSearch'
import { useSuggestionKeys, type useSelection } from './useSelection'

type Dialog = {
  isOpen: boolean
  onClose: () => void
  isMac: boolean
  search: ReturnType<typeof useSearch>
  selection: ReturnType<typeof useSelection>
}

export function useDialogActions({ isOpen, onClose, isMac, search, selection }: Dialog) {
  const { text, query, answer, retry, changeText, searchFor, followFirst } = search
  const box = useRef<HTMLInputElement>(null)
  const { recent, addRecent, forget } = useRecentSearches()
  const keepQuery = useAddressQuery({ isOpen, query, onClose })
  const { suggestions, moveFocus, onKeyDown: pressInSuggestions } = useSuggestionKeys()

  /** Focuses the search box if the focused button is about to disappear. */
  const fromBox =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      box.current?.focus()
      act(...given)
    }
  const reset = fromBox(() => changeText(''))
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    keepQuery()
    onClose()
  }
  return {
    box,
    suggestions,
    recent,
    reset,
    retry: fromBox(retry),
    searchFor: fromBox(searchFor),
    forget: fromBox(forget),
    follow,
    followResult: (event: MouseEvent) => {
      addRecent(answer.query)
      follow(event)
    },
    press: (event: KeyboardEvent) => {
      pressInSuggestions(event)
      if (!isResetKey(event, isMac)) return
      event.preventDefault()
      reset()
    },
    pressInBox: (event: KeyboardEvent) => {
      const { isComposing } = event.nativeEvent
      const action = boxAction(event, { isComposing, isAnswered: answer.query === queryOf(text) })
      if (!action) return
      event.preventDefault()
      if (action === 'wait') followFirst()
      else if (answer.results.length === 0) moveFocus(event.key)
      else selection[action](event.key)
    },
  }
}

/** Also prefetches the index. Has to run after the dialog's own hook. */
export function useOpenedBox(box: RefObject<HTMLInputElement>, isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return
    box.current?.focus()
    box.current?.select()
    prepare()
  }, [box, isOpen])
}
