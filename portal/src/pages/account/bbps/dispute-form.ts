/** What a dispute asks: its fields, and what the services found wrong with them. */
import {
  type DisputeFaults,
  type DisputeTypeId,
  detailsLimits,
  disputeTypes,
  disputeTypesFor,
  type OrderState,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { atLeast, atMost, type FormField, filled } from '../../../account/form/form-field.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { disputesCopy } from './disputes-copy.ts'

export interface TypedDispute {
  readonly type: string
  readonly details: string
}

/** Nothing is said for the customer: what is taken unseen is often wrong. */
export const emptyDispute: TypedDispute = { type: '', details: '' }

/** What most likely went wrong, from what happened to the order, stands first. */
export function disputeFields(
  state: OrderState,
  suggested: DisputeTypeId | undefined,
  typed: TypedDispute,
  locale: Locale,
): readonly FormField[] {
  const copy = disputesCopy[locale]
  const types = disputeTypesFor(state).toSorted(
    (one, other) => Number(other.id === suggested) - Number(one.id === suggested),
  )
  return [
    {
      kind: 'choices',
      name: 'type',
      label: copy.type,
      value: typed.type,
      options: types.map(type => ({ value: type.id, label: typeName(type, locale) })),
      rules: [filled(copy.faults.type)],
    },
    {
      kind: 'area',
      name: 'details',
      label: copy.details,
      hint: copy.detailsHint,
      value: typed.details,
      rules: [
        atLeast(detailsLimits.min, copy.faults.details['too-short']),
        atMost(detailsLimits.max, copy.faults.details['too-long']),
      ],
    },
  ]
}

export function disputeErrors({ orderId, type, details }: DisputeFaults, locale: Locale): FieldError[] {
  const { faults } = disputesCopy[locale]
  return [
    ...(orderId ? [{ field: 'orderId', message: faults.orderId }] : []),
    ...(type ? [{ field: 'type', message: faults.type }] : []),
    ...(details ? [{ field: 'details', message: faults.details[details] }] : []),
  ]
}

export function disputeTypeName(typeId: string, locale: Locale): string {
  const type = disputeTypes.find(({ id }) => id === typeId)
  return type ? typeName(type, locale) : typeId
}

function typeName(
  { name, hindi }: { readonly name: string; readonly hindi: string },
  locale: Locale,
): string {
  return locale === 'hi' ? hindi : name
}
