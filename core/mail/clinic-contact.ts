/** The clinic's contact data, from the site's settings, as letters show it. */
export type ClinicContact = {
  name: string;
  phone: string;
  phoneHref: string;
  /** The law requires the cost of the call beside the number. */
  phoneNote: string;
  email: string;
  addressLines: string[];
  mapsUrl: string;
  siteUrl: string;
};
