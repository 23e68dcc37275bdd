import { type ApiError, invalid } from './api-error.ts'

const faultText = {
  unknown: 'Not one that can be chosen here.',
  'too-short': 'Too short.',
  'too-long': 'Too long.',
  malformed: 'Not in the form it should have.',
} as const

export type FormFault = keyof typeof faultText

export function invalidForm<Field extends string>(faults: { [field in Field]?: FormFault }): ApiError {
  const fields: Record<string, string> = {}
  for (const field in faults) {
    const fault = faults[field]
    if (fault) fields[field === 'orderId' ? 'order_id' : field] = faultText[fault]
  }
  return invalid(fields)
}
