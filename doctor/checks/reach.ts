// Whether there is a project at this address that accepts the publishable key.
import type { Check } from '../context.ts';
import { findingsOf } from '../finding.ts';
import { rowsOf } from '../project.ts';

const { ok, failed } = findingsOf('project', 'from-nothing-to-a-hosted-site');

export const checkReach: Check = async ({ project }) => {
  const answer = await project.ask('/rest/v1/features?select=id&limit=1');
  // 42501: the key is known, and the table may not be read, which another check names.
  if (/"42501"/.test(answer.text))
    return [ok('The project answers, and lets visitors read little.')];
  if (answer.status === 401 || answer.status === 403) {
    return [failed('The project refuses the publishable key.')];
  }
  // PGRST205: the API knows no such table.
  if (answer.status === 404 && /PGRST205|42P01/.test(answer.text)) {
    return [failed('The project answers, and has no tables of this repository.')];
  }
  if (!answer.isOk || !rowsOf(answer)) {
    return [failed(`There is no Supabase project at this address: status ${answer.status}.`)];
  }
  return [ok('The project answers and accepts the publishable key.')];
};
