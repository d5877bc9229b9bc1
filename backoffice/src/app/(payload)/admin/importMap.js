import { RowTitle as RowTitle_54b8c86edfab9b34796bcd525adf3677 } from '../../../components/row-title.tsx'
import { ClinicInitial as ClinicInitial_0ff382931a4ec82391a402c71cb5d291 } from '../../../components/clinic-initial.tsx'
import { ClinicLogo as ClinicLogo_0a34e746d77d4890df0ea3fadc6f27c2 } from '../../../components/clinic-name.tsx'
import { DeskWelcome as DeskWelcome_d1d189dde41ab07048bc159a0fdc87b0 } from '../../../components/desk-welcome.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/row-title.tsx#RowTitle": RowTitle_54b8c86edfab9b34796bcd525adf3677,
  "/components/clinic-initial.tsx#ClinicInitial": ClinicInitial_0ff382931a4ec82391a402c71cb5d291,
  "/components/clinic-name.tsx#ClinicLogo": ClinicLogo_0a34e746d77d4890df0ea3fadc6f27c2,
  "/components/desk-welcome.tsx#DeskWelcome": DeskWelcome_d1d189dde41ab07048bc159a0fdc87b0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
