/** The person who answers complaints that customer care did not solve: the law requires a name and ways to contact them. */
export interface GrievanceOfficer {
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
  /** Invented, for the demonstration. */
  readonly isSample?: boolean
}

export const sampleOfficer: GrievanceOfficer = {
  name: 'Meera Iyer',
  email: 'grievance@portal.example',
  phone: '1800 000 0000',
  isSample: true,
}
