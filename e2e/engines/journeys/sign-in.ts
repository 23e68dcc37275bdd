import { banner, button, dialog, holding, link, main } from '../target.ts'
import type { Visitor } from '../visitor.ts'
import {
  namesThemselves,
  newMobile,
  signInControl,
  signInDialog,
  signsInByPage,
  signsInInTheFrame,
  waitsForTheFrame,
} from './customer.ts'
import { desktopWidth, type Journey, pageIsReady, phoneWidth } from './journey.ts'

const sessionIsStored = (visitor: Visitor) =>
  visitor.holds('sessionValue holds the customer and a token', () => {
    const { user, sso_token_enc } = JSON.parse(localStorage.getItem('sessionValue') ?? '{}')
    return typeof user?.id === 'string' && typeof sso_token_enc === 'string'
  })

export const signInByModal: Journey = async (visitor, sites) => {
  const mobile = newMobile()
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(sites.portal)
  await pageIsReady(visitor)

  await visitor.clicks(...signInControl)
  await visitor.sees(signInDialog)
  await visitor.clicks(signInDialog, button('Close'))
  await visitor.misses(signInDialog)
  await visitor.findsFocusOn(...signInControl)

  await visitor.clicks(...signInControl)
  await waitsForTheFrame(visitor)
  await visitor.photographs('login-modal')
  await signsInInTheFrame(visitor, sites, mobile)
  const greeting = holding('button', mobile)
  await visitor.clicks(banner(), greeting)
  await visitor.readsIn('Rs. 0', banner())
  await visitor.sees(banner(), button('Sign Out'))
  await visitor.photographs('profile')
  await sessionIsStored(visitor)

  await visitor.reloads()
  await visitor.sees(banner(), greeting)
}

export const signInByModalOnAPhone: Journey = async (visitor, sites) => {
  await visitor.usesAWindowOf(phoneWidth)
  await visitor.opens(sites.portal)
  await pageIsReady(visitor)
  await visitor.clicks(banner(), link('Sign In'))
  await signsInInTheFrame(visitor, sites)
  await visitor.clicks(banner(), holding('button', 'Profile'))
  await visitor.readsIn('Rs. 0', dialog('Profile'))
  await visitor.photographs('profile-phone')
  await visitor.clicks(dialog('Profile'), link('Your Wallet'))
  await visitor.isAt(`${sites.portal}/passbook`)
}

export const signInByPage: Journey = async (visitor, sites) => {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(`${sites.portal}/login`)
  await visitor.sees(main(), button('Continue'))
  await visitor.photographs('login-page')
  await signsInByPage(visitor, sites, '/settings')
  await namesThemselves(visitor, 'Meera Iyer')
  await visitor.opens(sites.portal)
  await visitor.sees(banner(), holding('button', 'Meera'))
  await sessionIsStored(visitor)
}

export const signOut: Journey = async (visitor, sites) => {
  await visitor.usesAWindowOf(desktopWidth)
  await signsInByPage(visitor, sites, '/settings')
  await namesThemselves(visitor, 'Meera Iyer')
  await visitor.opens(`${sites.portal}/passbook`)
  await visitor.clicks(banner(), holding('button', 'Meera'))
  await visitor.clicks(banner(), button('Sign Out'))
  await visitor.isAt(`${sites.portal}/`)
  await visitor.sees(...signInControl)
  await visitor.holds(
    'nothing of the customer is stored',
    () => localStorage.getItem('sessionValue') === null,
  )

  await visitor.goesBack()
  await visitor.isAt(/passbook/)
  await visitor.misses(holding('main', 'Meera'))
  await visitor.misses(banner(), holding('button', 'Meera'))
  await visitor.opens(`${sites.portal}/passbook`)
  await visitor.isAt(`${sites.portal}/login?redirect=%2Fpassbook`)
}
