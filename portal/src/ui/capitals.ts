/** What a field's `autoCapitalize` is: a phone's keyboard then begins with capital letters, which is how these are written. */
export function capitalsFor(allowed: string): 'characters' | undefined {
  return allowed === 'vehicleNumber' || allowed === 'ifsc' ? 'characters' : undefined
}
