import { describe, expect, test } from 'vitest'
import { greetingName, profileName } from './names.ts'

describe('the greeting', () => {
  test.each([
    [{ id: '1', username: 'ravi kumar', firstName: 'Other', mobile: '9876543210' }, 'Ravi'],
    [{ id: '1', username: '  asha   rao' }, 'Asha'],
    [{ id: '1', firstName: 'meena devi' }, 'Meena'],
    [{ id: '1', username: '   ', firstName: 'meena' }, 'Meena'],
    [{ id: '1', username: 'SUNITA SHARMA' }, 'Sunita'],
    [{ id: '1', username: "d'souza" }, "D'Souza"],
    [{ id: '1', username: 'रवि कुमार' }, 'रवि'],
    [{ id: '1', mobile: '9876543210' }, '9876543210'],
    [{ id: '1', username: '', firstName: '', mobile: '' }, 'User'],
    [{ id: '1' }, 'User'],
    [undefined, 'User'],
  ])('of %j is %s', (info, expected) => {
    expect(greetingName(info)).toBe(expected)
  })
})

describe('the profile name', () => {
  test.each([
    [{ id: '1', username: 'ravi kumar' }, 'Ravi Kumar'],
    [{ id: '1', username: 'RAVI kUMAR singh' }, 'Ravi Kumar Singh'],
    [{ id: '1', username: 'ravi kumar 2nd' }, 'ravi kumar 2nd'],
    [{ id: '1', username: 'anne-marie' }, 'Anne-Marie'],
    [{ id: '1', firstName: 'meena' }, 'Meena'],
    [{ id: '1', mobile: '9876543210' }, '9876543210'],
    [undefined, 'User'],
  ])('of %j is %s', (info, expected) => {
    expect(profileName(info)).toBe(expected)
  })
})
