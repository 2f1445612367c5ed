import { FACES, Fault } from '../../../../assembly/abi';
import type { FaultCode, FaultValues } from '../../../i18n/faults';
import { Unreadable } from '../../../shared/storage/fields';
import { BadNotation } from '../../core/notation';
import { BadDeal, BadPosition } from '../../core/patience';
import { BadRules } from '../../core/rules';
import { IllegalMove } from './transcript';

/** A fault as i18n says it: a code with its values. */
export interface FaultText {
  readonly code: FaultCode;
  readonly values: FaultValues;
}

function ofPosition({ fault, detail }: BadPosition): FaultText {
  return { code: fault as FaultCode, values: { face: detail % FACES, pile: detail, text: String(detail) } };
}

/** A field that cannot be, with the beginning of its value; a deal's number has its own sentence. */
function ofField({ field, value }: Unreadable): FaultText {
  if (field === '' || field === 'napoleon') return { code: 'no-transcript', values: {} };
  const written = (typeof value === 'number' ? String(value) : `${JSON.stringify(value)}`).slice(0, 30);
  if (field === 'number') return { code: Fault.DealNumber, values: { text: written } };
  return { code: 'bad-field', values: { text: `${field}: ${written}` } };
}

/** What is wrong with a text, a record or a number that was thrown out; `null` for errors of another kind. */
export function faultOf(error: unknown): FaultText | null {
  if (error instanceof BadNotation) return { code: error.fault.code, values: error.fault };
  if (error instanceof BadPosition) return ofPosition(error);
  if (error instanceof BadRules) return { code: Fault.Rule, values: { text: error.key } };
  if (error instanceof BadDeal) return { code: Fault.DealNumber, values: { text: String(error.number) } };
  if (error instanceof IllegalMove)
    return { code: 'illegal-move', values: { text: error.token, count: error.entry } };
  return error instanceof Unreadable ? ofField(error) : null;
}
