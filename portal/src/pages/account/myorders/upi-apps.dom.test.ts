import { beforeEach, expect, test } from 'vitest'
import { startUpiApps } from './upi-apps.behaviour.ts'

function apps(): HTMLElement {
  document.body.innerHTML = `<ul>
    <li><a data-upi-app="phonepe" href="#">PhonePe</a></li>
    <li><a data-upi-app="bhim" href="#">BHIM</a></li>
    <li><a data-upi-app="other" href="#">Open another UPI app</a></li>
  </ul>`
  startUpiApps(document.body)
  return document.body
}
const names = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

test('the app that was opened last is the first one next time', () => {
  apps().querySelector<HTMLElement>('[data-upi-app=bhim]')?.click()
  expect(names()[0]).toBe('PhonePe')
  apps()
  expect(names()).toEqual(['BHIM', 'PhonePe', 'Open another UPI app'])
})
