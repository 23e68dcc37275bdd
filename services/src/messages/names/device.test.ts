import { expect, test } from 'vitest'
import { deviceCode, deviceIn, isComputer } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'chrome/windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'edge/windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'safari/iphone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'samsung/android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox/linux'],
  ['curl/8.0', '/'],
  [undefined, '/'],
])('%s is stored as %s', (userAgent, device) => {
  expect(deviceCode(userAgent)).toBe(device)
})

test.each([
  ['chrome/windows', 'Chrome on Windows', 'Windows पर Chrome'],
  ['samsung/android', 'Samsung Internet on Android', 'Android पर Samsung Internet'],
  ['safari/', 'Safari', 'Safari'],
  ['/iphone', 'iPhone', 'iPhone'],
  ['/', 'Unknown device', 'अनजान डिवाइस'],
])('%s is named %s, and in Hindi %s', (device, english, hindi) => {
  expect(deviceIn('en', device)).toBe(english)
  expect(deviceIn('hi', device)).toBe(hindi)
})

test.each([
  ['chrome/linux', true],
  ['edge/windows', true],
  ['safari/mac', true],
  ['chrome/chromeos', true],
  ['chrome/android', false],
  ['safari/ipad', false],
  ['/iphone', false],
  ['/', false],
])('%s is a computer: %s', (device, answer) => expect(isComputer(device)).toBe(answer))
