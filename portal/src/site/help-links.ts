/** What every footer has first. */
export const helpLinks = [
  { path: '/care', en: 'Help', hi: 'मदद' },
  { path: '/accessibility', en: 'Accessibility', hi: 'सुगम्यता' },
] as const
