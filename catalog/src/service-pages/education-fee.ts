import type { ServicePage } from './service-page.ts'

export const educationFee: ServicePage = {
  slug: 'education-fee-payment',
  path: '/education-fee-payment',
  link: '/education-fee-payment',
  name: 'Education Fee Payment',
  hindi: 'शिक्षा शुल्क भुगतान',
  icon: 'graduation-cap',
  summary: {
    en: 'How fees of schools, colleges and coaching centres are paid, and what to keep for tax. Paying them is not available on this site yet.',
    hi: 'स्कूल, कॉलेज और कोचिंग का शुल्क कैसे भरा जाता है और कर के लिए क्या रखें। इस साइट से भरना अभी उपलब्ध नहीं है।',
  },
  synonyms: ['school fee', 'college fee', 'tuition', 'fees', 'fee', 'स्कूल फीस', 'फ़ीस'],
}
