/** Attributes that React 18 and 19 want under different names or with different values. */
import { version } from 'react'

const isReact18 = version.startsWith('18.')

interface PopoverTarget {
  readonly popoverTarget: string
  readonly popoverTargetAction?: 'hide'
}

/** The attributes of a popover's button. */
export function popoverTarget(id: string, action?: 'hide'): PopoverTarget {
  const lowerCase = { popovertarget: id, popovertargetaction: action } as object as PopoverTarget
  return isReact18 ? lowerCase : { popoverTarget: id, popoverTargetAction: action }
}

export function inertProp(isInert: boolean): { readonly inert?: boolean | undefined } {
  const asText = { inert: isInert ? '' : undefined } as { inert?: never }
  return isReact18 ? asText : { inert: isInert }
}
