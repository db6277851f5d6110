import type {Plugin} from '@docusaurus/types';
export default function verifiedDocs(): Plugin {
  return {name: 'site-verified-docs'};
}
