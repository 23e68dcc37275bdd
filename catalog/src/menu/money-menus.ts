import { below, type MenuEntry } from './menu-entry.ts'

export const investMenu: MenuEntry = {
  to: '/mutual-funds',
  name: { en: 'Invest', hi: 'निवेश' },
  tag: 'mweb',
  children: [
    {
      to: '/mutual-funds',
      icon: 'chart-line',
      tag: 'mweb',
      children: [
        {
          to: '/mutual-funds/equity-funds',
          tag: 'mweb',
          children: below(
            '/mutual-funds',
            'large-cap-funds',
            'mid-cap-funds',
            'small-cap-funds',
            'flexi-cap-funds',
            'elss-funds',
          ),
        },
        {
          to: '/mutual-funds/debt-funds',
          tag: 'mweb',
          children: below(
            '/mutual-funds',
            'liquid-funds',
            'overnight-funds',
            'short-duration-funds',
            'gilt-funds',
          ),
        },
        {
          to: '/mutual-funds/hybrid-funds',
          tag: 'mweb',
          children: below(
            '/mutual-funds',
            'balanced-advantage-funds',
            'aggressive-hybrid-funds',
            'arbitrage-funds',
          ),
        },
        { to: '/mutual-funds/index-funds', tag: 'mweb' },
        { to: '/mutual-funds/amc', tag: 'mweb' },
        { to: '/mutual-funds/scheme', tag: 'web' },
      ],
    },
    { to: '/nps', icon: 'umbrella', tag: 'mweb' },
    { to: '/tools/sip-calculator', icon: 'trending-up', tag: 'mweb' },
  ],
}

export const loansMenu: MenuEntry = {
  to: '/loan-emi-payment',
  name: { en: 'Loans & Insurance', hi: 'लोन और बीमा' },
  tag: 'mweb',
  children: [
    {
      to: '/loan-emi-payment',
      name: { en: 'Pay Loan EMI', hi: 'लोन EMI भरें' },
      icon: 'hand-coins',
      tag: 'mweb',
      children: below(
        '/loan-emi-payment',
        'bajaj-finance',
        'hdfc-bank',
        'tata-capital',
        'lic-housing-finance',
        'muthoot-finance',
        'shriram-finance',
      ),
    },
    {
      to: '/insurance-premium-payment',
      name: { en: 'Pay Insurance Premium', hi: 'बीमा प्रीमियम भरें' },
      icon: 'shield-check',
      tag: 'mweb',
      children: below(
        '/insurance-premium-payment',
        'life-insurance-corporation-of-india',
        'sbi-life-insurance',
        'hdfc-life-insurance',
        'star-health-and-allied-insurance',
      ),
    },
    {
      to: '/credit-card-bill-payment',
      name: { en: 'Pay Credit Card Bill', hi: 'क्रेडिट कार्ड बिल भरें' },
      icon: 'credit-card',
      tag: 'mweb',
    },
    {
      to: '{creditReport}/free-credit-score',
      icon: 'gauge',
      badge: { en: 'Free', hi: 'मुफ़्त' },
      tag: 'mweb',
    },
    { to: '{creditReport}/credit-report', icon: 'file-chart-column', tag: 'mweb' },
    { to: '/personal-loan', icon: 'banknote', tag: 'mweb' },
    { to: '/credit-cards', icon: 'credit-card', tag: 'mweb' },
    { to: '/postpaid', icon: 'wallet', tag: 'mweb' },
  ],
}

export const toolsMenu: MenuEntry = {
  to: '/tools',
  name: { en: 'Tools', hi: 'टूल' },
  children: [
    {
      to: '/tools#loan',
      name: { en: 'Loan Calculators', hi: 'लोन कैलकुलेटर' },
      icon: 'calculator',
      children: below(
        '/tools',
        'emi-calculator',
        'home-loan-emi-calculator',
        'personal-loan-emi-calculator',
        'car-loan-emi-calculator',
      ),
    },
    {
      to: '/tools#tax',
      name: { en: 'Tax Calculators', hi: 'कर कैलकुलेटर' },
      icon: 'receipt-text',
      children: below(
        '/tools',
        'income-tax-calculator',
        'hra-calculator',
        'gst-calculator',
        'gratuity-calculator',
      ),
    },
    {
      to: '/tools#savings',
      name: { en: 'Savings Calculators', hi: 'बचत कैलकुलेटर' },
      icon: 'piggy-bank',
      children: below(
        '/tools',
        'ppf-calculator',
        'fd-calculator',
        'rd-calculator',
        'nps-calculator',
        'sukanya-samriddhi-yojana-calculator',
      ),
    },
    { to: '/currency-converter', icon: 'coins' },
    { to: '/ifsc-code', icon: 'landmark' },
  ],
}
