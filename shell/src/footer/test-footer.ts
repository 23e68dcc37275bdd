/** Data of the footer's stories: a small, true piece of what the portal's catalogue holds. */
import type { FooterLink, FooterSection, FooterSubItem } from '../props/footer-props.ts'

function providers(category: string, names: readonly string[]): FooterSubItem[] {
  return names.map(name => {
    const slug = name
      .toLowerCase()
      .replaceAll('.', '')
      .replaceAll(/[^a-z0-9]+/g, '-')
    return { name, link: `/${category}/${slug}`, localeKey: `${category}.${slug}`, image: 'icon:building' }
  })
}

function link(name: string, path: string, rest: Partial<FooterLink> = {}): FooterLink {
  const localeKey = path.replace(/^\W+/, '').replaceAll('/', '.')
  return { name, link: path, tag: localeKey, localeKey, ...rest }
}

const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
]

const gasCompanies = [
  'Aavantika Gas',
  'Adani Total Gas',
  'Assam Gas Company',
  'Bengal Gas Company',
  'Bhagyanagar Gas',
  'Central U.P. Gas',
  'Charotar Gas Sahakari Mandali',
  'GAIL Gas',
  'Goa Natural Gas',
  'Green Gas',
  'Gujarat Gas',
  'Haryana City Gas',
  'Indian Oil-Adani Gas',
  'Indraprastha Gas',
  'IRM Energy',
  'Mahanagar Gas',
  'Maharashtra Natural Gas',
  'Sabarmati Gas',
  'Torrent Gas',
  'Tripura Natural Gas Company',
  'Unique Central Piped Gases',
  'Vadodara Gas',
]

const mobileOperators = ['Airtel', 'BSNL', 'Jio', 'MTNL Delhi', 'MTNL Mumbai', 'Vi']

const fastagBanks = [
  'Axis Bank',
  'Bank of Baroda',
  'HDFC Bank',
  'ICICI Bank',
  'IDFC FIRST Bank',
  'IndusInd Bank',
  'Kotak Mahindra Bank',
]

const lenders = [
  'Aadhar Housing Finance',
  'Aavas Financiers',
  'Aditya Birla Capital',
  'Aditya Birla Housing Finance',
  'Ambit Finvest',
  'Annapurna Finance',
  'Aptus Finance India',
  'Aptus Value Housing Finance',
  'Arohan Financial Services',
  'ASA International India Microfinance',
  'Ashv Finance',
  'Asirvad Micro Finance',
  'AU Small Finance Bank',
  'Avanse Financial Services',
  'Axis Bank',
  'Axis Finance',
  'Aye Finance',
  'Bajaj Auto Credit',
  'Bajaj Finance',
  'Bajaj Housing Finance',
  'Belstar Microfinance',
  'Berar Finance',
  'Bharat Financial Inclusion',
  'Can Fin Homes',
  'Capital India Finance',
  'Capri Global Capital',
  'Capri Global Housing Finance',
  'Cars24 Financial Services',
  'CASHe',
  'Chaitanya India Fin Credit',
  'Cholamandalam Investment and Finance Company',
  'Clix Capital',
  'CNH Industrial Capital',
  'Credit Saison India',
  'CreditAccess Grameen',
  'CSL Finance',
  'DCB Bank',
  'Dhani Loans and Services',
  'Digamber Capfin',
  'DMI Finance',
]

const insurers = [
  'Aditya Birla Sun Life Insurance',
  'Ageas Federal Life Insurance',
  'Aviva Life Insurance',
  'Axis Max Life Insurance',
  'Bajaj Life Insurance',
  'Bandhan Life Insurance',
  'Canara HSBC Life Insurance',
  'Edelweiss Life Insurance',
  'HDFC Life Insurance',
  'ICICI Prudential Life Insurance',
  'IndiaFirst Life Insurance',
  'Kotak Mahindra Life Insurance',
]

const movieCities = [
  'Ahmedabad',
  'Amritsar',
  'Bengaluru',
  'Bhopal',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Coimbatore',
  'Dehradun',
  'Delhi NCR',
  'Goa',
  'Guntur',
  'Guwahati',
  'Hubballi',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Kozhikode',
]

const recharges: FooterSection = {
  id: 7,
  title: 'Recharges and bill payments',
  tag: 'recharges',
  isSeoLink: true,
  localeKey: 'section.recharges',
  items: [
    link('Google Play Recharge', '/google-play-recharge', { mWebOrder: 4 }),
    link('QR Code Scanner', '/qr-code-scanner', { mWebOrder: 5 }),
    link('Service Agent', '/service-agent'),
    link('Datacard Recharge', '/datacard-recharge'),
    link('DTH Recharge', '/dth-recharge', { mWebOrder: 3 }),
    link('Metro Card Recharge', '/metro-card-recharge'),
    link('Cable TV Recharge', '/cabletv-recharge'),
    link('Education Fee Payment', '/education-fee-payment'),
    link('Mobile Recharge', '/mobile-recharge', {
      mWebOrder: 1,
      subItems: providers('mobile-recharge', mobileOperators),
    }),
    link('Electricity Bill Payment', '/electricity-bill-payment', {
      mWebOrder: 2,
      subItems: providers('electricity-bill-payment', states),
    }),
    link('Gas Bill Payment', '/gas-bill-payment', { subItems: providers('gas-bill-payment', gasCompanies) }),
    link('FASTag Recharge', '{main}/fastag-recharge', {
      subItems: fastagBanks.map(name => ({
        name,
        link: `{main}/fastag-recharge/${name.toLowerCase().replaceAll(' ', '-')}`,
        hideImage: true,
      })),
    }),
  ],
}

const loans: FooterSection = {
  id: 8,
  title: 'Pay Loan EMI / Insurance Premiums / Education Fee',
  tag: 'loan_emi',
  isSeoLink: true,
  localeKey: 'section.loanEmi',
  items: [
    link('Loan EMI Payment', '/loan-emi-payment', { subItems: providers('loan-emi-payment', lenders) }),
    link('Insurance Premium Payment', '/insurance-premium-payment', {
      subItems: providers('insurance-premium-payment', insurers),
    }),
  ],
}

const travel: FooterSection = {
  id: 9,
  title: 'Book Travel & Entertainment',
  tag: 'travel',
  isSeoLink: true,
  localeKey: 'section.travel',
  items: [
    link('Flights', '/flights'),
    link('Bengaluru to Delhi Flights', '/flights/bengaluru-to-delhi-flight-tickets'),
    link('Bus Tickets', '{bus}/bus-tickets'),
    link('Train Running Status', '{train}/train-tickets/running-status'),
    link('PNR Status', '{train}/train-tickets/pnr-status'),
    link('Events in Mumbai', '{events}/mumbai', { target: '_blank' }),
    link('Movies', '/movies', { subItems: providers('movies', movieCities) }),
  ],
}

/** Its heading leads to a page of its own. */
export const importantUpdates: FooterSection = {
  id: 14,
  title: 'Important Updates',
  tag: 'important_updates',
  localeKey: 'section.importantUpdates',
  link: '/important-updates',
  items: [],
}

const cards: FooterSection = {
  id: 12,
  title: 'Loans and Credit Cards',
  tag: 'credit',
  config: { showImages: true },
  isSeoLink: false,
  localeKey: 'section.credit',
  items: [
    link('Postpaid', '/postpaid', { image: 'icon:wallet-cards' }),
    link('Credit Cards', '/credit-cards', { image: 'icon:credit-card' }),
    link('Personal Loan', '/personal-loan', { image: 'icon:hand-coins' }),
    link('Free Credit Score', '{creditReport}/free-credit-score', { image: 'icon:gauge', hideImage: true }),
  ],
}

export const sections = [recharges, loans, travel, cards]

export const companyLinks: readonly FooterLink[] = [
  link('About Us', '/about-us'),
  link('Partner With Us', '/partner-with-us'),
  link('Blog', '/blog'),
  link('Contact Us', '/contact-us'),
  link('Terms and Conditions', '/terms-and-conditions'),
  link('Privacy', '/privacy'),
  link('Grievance', '/grievance'),
  link('CSR', '/csr'),
  link('Sustainability', '/sustainability'),
  link('ESG', '/esg'),
  link('Careers', '/careers'),
  link('Latest News', '/latest-news'),
  link('Important Updates', '/important-updates'),
]

export const investorLinks: readonly FooterLink[] = [
  link('Financial Results', '{investorRelations}/financial-results'),
  link('Annual Reports', '{investorRelations}/annual-reports'),
  link('Filings', '{investorRelations}/filings'),
  link('Press Releases', '{investorRelations}/press-releases'),
  link('Media', '{investorRelations}/media'),
  link('Awards', '{investorRelations}/awards'),
  link('Videos', '{investorRelations}/videos'),
  link('Press Kit', '{investorRelations}/press-kit'),
  link('Directors', '{investorRelations}/directors'),
  link('General Meetings', '{investorRelations}/general-meetings'),
  link('Policies', '{investorRelations}/policies'),
  link('Contacts', '{investorRelations}/contacts'),
  link('FAQs', '{investorRelations}/faqs'),
]

export const social: readonly FooterLink[] = [
  { name: 'Facebook', link: 'https://www.facebook.com/', tag: 'facebook' },
  { name: 'Instagram', link: 'https://www.instagram.com/', tag: 'instagram' },
  { name: 'LinkedIn', link: 'https://www.linkedin.com/', tag: 'linkedin' },
  { name: 'X', link: 'https://x.com/', tag: 'x' },
  { name: 'YouTube', link: 'https://www.youtube.com/', tag: 'youtube' },
]

export const faqs = [
  {
    question: 'How soon does a bill payment reach the biller?',
    answer:
      'Most billers confirm within minutes. Some take up to two working days; your order shows where it stands.',
  },
  {
    question: 'What happens when a payment fails?',
    answer:
      'If money has left your account and the bill is not paid, it comes back to where it was paid from.',
  },
]

export const hindiFaqs = [
  {
    question: 'बिल का भुगतान कंपनी तक कब पहुँचता है?',
    answer:
      'ज़्यादातर कंपनियाँ कुछ ही मिनटों में पुष्टि कर देती हैं। कुछ को दो कार्यदिवस तक लगते हैं; आपका ऑर्डर स्थिति दिखाता है।',
  },
]

/** A few real translations; everything else falls back to its name. */
export const hindi = {
  'section.recharges': 'रिचार्ज और बिल भुगतान',
  'section.loanEmi': 'लोन EMI / बीमा प्रीमियम / शिक्षा शुल्क का भुगतान',
  'section.travel': 'यात्रा और मनोरंजन बुक करें',
  'section.credit': 'लोन और क्रेडिट कार्ड',
  'mobile-recharge': 'मोबाइल रिचार्ज',
  'electricity-bill-payment': 'बिजली बिल भुगतान',
  'electricity-bill-payment.tamil-nadu': 'तमिलनाडु',
  'gas-bill-payment': 'गैस बिल भुगतान',
  'about-us': 'हमारे बारे में',
}
