/** Steps of a customer that several journeys share. */
import { randomInt } from 'node:crypto'
import type { Sites } from '../servers.ts'
import { banner, button, dialog, field, frame, holding, link, main } from '../target.ts'
import type { Visitor } from '../visitor.ts'

export const signInDialog = dialog('Sign in')

/** An unused number. */
export function newMobile(): string {
  return `9${randomInt(100_000_000, 999_999_999)}`
}

/** On the login page, or inside its frame. */
export async function givesNumberAndCode(
  visitor: Visitor,
  sites: Pick<Sites, 'codeFor'>,
  mobile = newMobile(),
): Promise<void> {
  await visitor.types(mobile, field('Mobile number'))
  await visitor.clicks(button('Continue'))
  await visitor.sees(field('One-time code'))
  await visitor.types(sites.codeFor(mobile), field('One-time code'))
  await visitor.clicks(button('Verify'))
}

/** Until the frame reports that it is ready it is invisible; it then takes the focus. */
export async function waitsForTheFrame(visitor: Visitor): Promise<void> {
  await visitor.sees(signInDialog, frame())
  await visitor.misses(signInDialog, holding('status', 'Logging into the provider...'))
}

export async function signsInInTheFrame(
  visitor: Visitor,
  sites: Pick<Sites, 'codeFor'>,
  mobile = newMobile(),
): Promise<void> {
  await waitsForTheFrame(visitor)
  await visitor.insideFrame([signInDialog, frame()], () => givesNumberAndCode(visitor, sites, mobile))
  await visitor.misses(signInDialog)
}

export async function signsInByPage(visitor: Visitor, sites: Sites, to: string): Promise<string> {
  const mobile = newMobile()
  await visitor.opens(sites.portal + to)
  await visitor.isAt(`${sites.portal}/login?redirect=${encodeURIComponent(to)}`)
  await givesNumberAndCode(visitor, sites, mobile)
  await visitor.isAt(sites.portal + to)
  return mobile
}

export async function namesThemselves(visitor: Visitor, name: string): Promise<void> {
  await visitor.types(name, main(), field('Name'))
  await visitor.clicks(main(), button('Save'))
  await visitor.readsIn('Your profile is saved.', main())
}

export const signInControl = [banner(), link('Sign In')] as const
