import { below, type MenuEntry } from './menu-entry.ts'

export const rechargeMenu: MenuEntry = {
  to: '/mobile-recharge',
  name: { en: 'Recharge & Bills', hi: 'रिचार्ज और बिल' },
  tag: 'mweb',
  children: [
    {
      to: '/mobile-recharge',
      name: { en: 'Mobile & TV', hi: 'मोबाइल और टीवी' },
      icon: 'smartphone',
      tag: 'mweb',
      children: [
        {
          to: '/mobile-recharge',
          name: { en: 'Mobile Prepaid', hi: 'मोबाइल प्रीपेड' },
          tag: 'mweb',
          children: below('/mobile-recharge', 'airtel', 'jio', 'vi', 'bsnl'),
        },
        {
          to: '/postpaid-bill-payment',
          name: { en: 'Mobile Postpaid', hi: 'मोबाइल पोस्टपेड' },
          tag: 'mweb',
          children: below('/postpaid-bill-payment', 'airtel', 'jio', 'vi', 'bsnl'),
        },
        {
          to: '/dth-recharge',
          name: { en: 'DTH', hi: 'डीटीएच' },
          tag: 'mweb',
          children: below('/dth-recharge', 'tata-play', 'airtel-digital-tv', 'dish-tv', 'd2h', 'sun-direct'),
        },
        { to: '/cabletv-recharge', name: { en: 'Cable TV', hi: 'केबल टीवी' }, tag: 'mweb' },
        { to: '/datacard-recharge', name: { en: 'Datacard', hi: 'डेटाकार्ड' }, tag: 'mweb' },
        {
          to: '/google-play-recharge',
          name: { en: 'Google Play', hi: 'गूगल प्ले' },
          tag: 'mweb',
        },
      ],
    },
    {
      to: '/electricity-bill-payment',
      name: { en: 'Home Bills', hi: 'घर के बिल' },
      icon: 'house-plug',
      tag: 'mweb',
      children: [
        {
          to: '/electricity-bill-payment',
          name: { en: 'Electricity', hi: 'बिजली' },
          subtitle: { en: 'All states and UTs', hi: 'हर राज्य और केंद्र शासित प्रदेश' },
          tag: 'mweb',
          children: below(
            '/electricity-bill-payment',
            'new-delhi',
            'maharashtra',
            'karnataka',
            'tamil-nadu',
            'uttar-pradesh',
            'gujarat',
            'west-bengal',
          ),
        },
        {
          to: '/gas-bill-payment',
          name: { en: 'Piped Gas', hi: 'पाइप गैस' },
          tag: 'mweb',
          children: below(
            '/gas-bill-payment',
            'indraprastha-gas',
            'mahanagar-gas',
            'gujarat-gas',
            'adani-total-gas',
          ),
        },
        {
          to: '/water-bill-payment',
          name: { en: 'Water', hi: 'पानी' },
          tag: 'mweb',
          children: below(
            '/water-bill-payment',
            'delhi-jal-board',
            'bangalore-water-supply-and-sewerage-board',
            'hyderabad-metropolitan-water-supply-and-sewerage-board',
          ),
        },
        {
          to: '/broadband-bill-payment',
          name: { en: 'Broadband', hi: 'ब्रॉडबैंड' },
          tag: 'mweb',
        },
        { to: '/landline-bill-payment', name: { en: 'Landline', hi: 'लैंडलाइन' }, tag: 'mweb' },
      ],
    },
    {
      to: '/fastag-recharge',
      name: { en: 'Vehicle & Metro', hi: 'वाहन और मेट्रो' },
      icon: 'car-front',
      tag: 'mweb',
      children: [
        {
          to: '{main}/fastag-recharge',
          name: { en: 'FASTag', hi: 'फ़ास्टैग' },
          tag: 'mweb',
          children: [
            { to: '{main}/fastag-recharge/hdfc-bank', tag: 'web' },
            { to: '{main}/fastag-recharge/icici-bank', tag: 'web' },
            { to: '{main}/fastag-recharge/axis-bank', tag: 'web' },
          ],
        },
        { to: '/toll-tag-recharge', name: { en: 'Toll Tag', hi: 'टोल टैग' }, tag: 'mweb' },
        {
          to: '/metro-card-recharge',
          name: { en: 'Metro Card', hi: 'मेट्रो कार्ड' },
          tag: 'mweb',
          children: below(
            '/metro-card-recharge',
            'delhi-metro',
            'mumbai-metro',
            'bengaluru-metro',
            'hyderabad-metro',
          ),
        },
      ],
    },
    {
      to: '/rental-bill-payment',
      name: { en: 'Rent, Tax & More', hi: 'किराया, कर और अन्य' },
      icon: 'key-round',
      tag: 'mweb',
      children: [
        { to: '/rental-bill-payment', tag: 'mweb' },
        {
          to: '/municipal-payments',
          name: { en: 'Property Tax', hi: 'संपत्ति कर' },
          tag: 'mweb',
        },
        {
          to: '/education-fee-payment',
          name: { en: 'Education Fee', hi: 'शिक्षा शुल्क' },
          tag: 'mweb',
        },
        { to: '/devotion', tag: 'mweb' },
        { to: '/money-transfer', tag: 'mweb' },
        { to: '/qr-code-scanner', badge: { en: 'New', hi: 'नया' }, tag: 'mweb' },
        { to: '/service-agent', tag: 'web' },
      ],
    },
  ],
}
