import { NapFault } from './abi';
import { prepareFeatures } from './advice/features';
import { takeNapRules } from './rules';

/** Puts the settings in `napRulesInput` in force if they are legal (NapFault), for the table and the seats alike. */
export function napTakeRules(): i32 {
  const fault = takeNapRules();
  if (fault == NapFault.None) prepareFeatures();
  return fault;
}
