import type { CompanyAddition } from './addition.ts'

export const app: CompanyAddition = {
  sections: [],
  related: ['/mobile-recharge', '/electricity-bill-payment', '/fastag-recharge', '/contact-us'],
}

export const events: CompanyAddition = {
  sections: [],
  related: ['/movies', '/movies/upcoming-movies', '/qr-code-scanner', '/contact-us'],
}

export const sellWithUs: CompanyAddition = {
  sections: [],
  related: ['/for-business', '/partner-with-us', '/tools/gst-calculator', '/contact-us'],
}

export const forBusiness: CompanyAddition = {
  sections: [],
  related: ['/qr-code-scanner', '/sell-with-us', '/partner-with-us', '/contact-us'],
}
