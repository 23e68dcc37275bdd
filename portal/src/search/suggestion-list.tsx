import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { Suggestion } from './suggestion.ts'
import styles from './suggestion-list.module.css'

interface SuggestionListProps {
  readonly id: string
  readonly label: string
  /** Over them: that they are only near, or that there are none. */
  readonly says: string | undefined
  readonly suggestions: readonly Suggestion[]
  readonly chosen: number
}

export const optionId = (listId: string, position: number): string => `${listId}-${position}`

/** The focus stays in the box, which names the chosen option; keys are handled there. */
export function SuggestionList({ id, label, says, suggestions, chosen }: SuggestionListProps): ReactNode {
  const groups = [...new Set(suggestions.map(({ group }) => group))]
  return (
    <div className={styles.panel} hidden={suggestions.length === 0 && !says}>
      {says && (
        <p className={styles.says} aria-hidden="true">
          {says}
        </p>
      )}
      <div id={id} role="listbox" aria-label={label} hidden={suggestions.length === 0}>
        {groups.map(group => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox have no fieldset
          <div key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden="true">
              {group}
            </p>
            {suggestions.map(
              (suggestion, position) =>
                suggestion.group === group && (
                  <Option
                    key={suggestion.key}
                    id={optionId(id, position)}
                    suggestion={suggestion}
                    isChosen={position === chosen}
                  />
                ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isChosen: boolean
}

function Option({ id, suggestion, isChosen }: OptionProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box; aria-activedescendant names the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the box
    <div id={id} role="option" className={styles.option} aria-selected={isChosen} onClick={suggestion.follow}>
      <Icon name={suggestion.icon} className={styles.mark} />
      <span>
        {suggestion.name}
        {suggestion.note && <span className={styles.note}> {suggestion.note}</span>}
      </span>
    </div>
  )
}
